/** Measures the site and its floor in turn. Returns a row of a table: medians, and what takes longer than its limit. */
export async function compare(rounds, limits, measure) {
  const runs = { ours: [], floor: [] };
  for (let round = 0; round < rounds; round++)
    for (const [name, all] of Object.entries(runs)) all.push(await measure(name));
  const row = {};
  for (const [what, isOver] of Object.entries(limits)) {
    const [ours, floor] = Object.values(runs).map(
      (all) => all.map((run) => run[what]).sort((a, b) => a - b)[Math.floor(rounds / 2)],
    );
    row[what] = Math.round(ours);
    row[`${what}, floor`] = Math.round(floor);
    row[`${what} ×`] = Number((ours / floor).toFixed(3));
    if (isOver(ours, floor)) row[`${what} is`] = 'over its limit';
  }
  return row;
}
