/** Whether a click asks the browser to open its link elsewhere: in a tab or a window, or as a download. */
export const hasModifier = ({
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>) => metaKey || ctrlKey || shiftKey || altKey;
