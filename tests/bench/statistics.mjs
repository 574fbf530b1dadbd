/** The middle value. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Rounds the numbers of a table for people: ratios to hundredths, others to whole numbers. */
export const readable = (rows) =>
  rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        typeof value === 'number' ? Number(value.toFixed(Math.abs(value) < 10 ? 2 : 0)) : value,
      ]),
    ),
  );
