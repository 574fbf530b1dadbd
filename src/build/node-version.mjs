// Imported before what an older Node cannot load. Node 20.19 and 22.12 are the first with this feature.
if (!process.features.require_module) {
  console.error(`Node ${process.versions.node} is too old. Install Node 24, or at least 20.19 or 22.12.`);
  process.exit(1);
}
