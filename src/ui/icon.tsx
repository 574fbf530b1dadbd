const paths = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  close: 'M6 6l12 12M18 6L6 18',
  install: 'M12 4v11M7 10l5 5 5-5M5 20h14',
  menu: 'M4 8h16M4 16h16',
  share: 'M12 15V3M8 7l4-4 4 4M8 11H5v10h14V11h-3',
};

/** A line icon of 24 px in the colour of the text beside it. Screen readers pass over it. */
export const Icon = ({ name }: { name: keyof typeof paths }) => (
  <svg
    aria-hidden="true"
    className="line-drawing stroke-current"
    width="24"
    height="24"
    viewBox="0 0 24 24"
    strokeWidth="2"
  >
    <path d={paths[name]} />
  </svg>
);
