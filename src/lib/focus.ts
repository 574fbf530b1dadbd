/**
 * Moves the focus to the first heading of a page, or of its section that the fragment names. Screen readers and the Tab key
 * continue from there.
 */
export function focusHeading(page: HTMLElement): void {
  const target = document.getElementById(location.hash.slice(1));
  const section = page.contains(target) ? target : page;
  const heading = section?.querySelector<HTMLElement>('h1, h2') ?? page.querySelector('h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
