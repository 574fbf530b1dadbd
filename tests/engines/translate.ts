import type { Visitor } from './visitor';

/** Does to the page what the translators of browsers do: each text gets an element of its own. */
export const translate = (visitor: Visitor) =>
  visitor.tab.run(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, font')) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append(text);
    }
  });
