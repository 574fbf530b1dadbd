/**
 * Measures sites in turn: ours and, if there is one, its floor. Returns a row of a table: medians, and what takes longer than
 * its limit.
 */
export async function compare(sites, rounds, limits, measure) {
  const runs = sites.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [index, site] of sites.entries()) runs[index].push(await measure(site));
  const row = {};
  for (const [what, isOver] of Object.entries(limits)) {
    const [ours, floor] = runs.map((all) => all.map((run) => run[what]).sort((a, b) => a - b)[Math.floor(rounds / 2)]);
    row[what] = Math.round(ours);
    if (floor) row[`${what} × floor`] = Number((ours / floor).toFixed(3));
    if (isOver(ours, floor)) row[`${what} is`] = 'over its limit';
  }
  return row;
}
