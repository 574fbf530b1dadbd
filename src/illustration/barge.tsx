/** A barge from above, with its bow down: a wheelhouse and three hatches. It appears at the end of the first section. */
export const Barge = () => (
  <div className="barge-course">
    <svg aria-hidden="true" className="barge" viewBox="-10 -34 20 68">
      <path d="M-10-30q0-4 4-4H6q4 0 4 4V14Q10 28 0 34-10 28-10 14z" className="fill-delft stroke-paper" />
      <path d="M-6-15H6V-5H-6zM-6-2H6V8H-6zM-6 11H6v10H-6z" className="fill-paper" />
      <path d="M-6-29H6v10H-6z" className="fill-spark" />
    </svg>
  </div>
);
