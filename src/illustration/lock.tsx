import { lock } from './shapes';

/** A lock between two waters, with its gates at the high one. A style sheet opens them: it sets `rotate` to `--open`. */
export const Lock = ({ transform }: { transform?: string }) => (
  <g transform={transform}>
    <path d={lock.water} className="lock-water" />
    <g className="lock-lines" strokeWidth={lock.lineWidth}>
      <path d={lock.walls} />
      <path d={lock.leftGate} className="gate-left" />
      <path d={lock.rightGate} className="gate-right" />
    </g>
  </g>
);

/** The lock in the canal that runs down the margin of the page, as wide as it. */
export const CanalLock = () => (
  <svg aria-hidden="true" className="canal-lock" viewBox="-29 -34 58 62" fill="none">
    <Lock />
  </svg>
);
