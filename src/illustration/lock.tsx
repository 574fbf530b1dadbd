/**
 * A lock: two walls and two gates, which point up to the high water and are hinged at the walls. The lower water reaches up to the
 * gates. A style sheet opens them: it sets `rotate` to `--open-angle`.
 */
export const Lock = ({ transform }: { transform?: string }) => (
  <g transform={transform}>
    <path d="M-24 7 0-16 24 7z" className="lock-water" />
    <g className="lock-lines" strokeWidth="7">
      <path d="M-25.5-34V28M25.5-34V28" />
      <path d="M-25.5 7 0-18" className="gate-left" />
      <path d="M25.5 7 0-18" className="gate-right" />
    </g>
  </g>
);

/** A lock in the canal in the margin of the page. Its chamber is as wide as the canal. */
export const CanalLock = () => (
  <svg aria-hidden="true" className="canal-lock" viewBox="-29 -34 58 62" fill="none">
    <Lock />
  </svg>
);
