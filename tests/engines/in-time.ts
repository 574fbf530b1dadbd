/** The longest wait for a browser's answer, in ms. */
const patience = 20_000;

/** An answer, or a fault if none comes: a page that goes away may take its answer with it, and a driver may lose one. */
export const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  Promise.race([
    answer,
    new Promise<never>((_, reject) => setTimeout(reject, patience, new Error('The browser gave no answer.')).unref()),
  ]);
