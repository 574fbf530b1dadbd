/** Moves the focus to the heading of the page or section that was opened: reading and the Tab key go on from there. */
export function focusHeading(page: HTMLElement): void {
  const named = document.getElementById(location.hash.slice(1));
  const section = page.contains(named) ? named : page;
  const heading = section?.querySelector<HTMLElement>('h1, h2') ?? page.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
