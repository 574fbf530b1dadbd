/** Tells if a click asks the browser to open its link in a tab or a window, or to download it. */
export const hasModifier = ({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) => metaKey || ctrlKey || shiftKey || altKey;
