import { useEffect, useRef } from 'react';
import { type ClientKey, clients, engagements } from '../../clients';
import { useLanguage } from '../../language/page-language';
import { Icon } from '../../ui/icon';
import { ProjectDetails } from './project-details';

interface Props {
  /** The client whose projects are shown until the dialog is loaded. */
  selected: ClientKey | undefined;
  /** True if the dialog shows the projects in place of this list. */
  isDialogLoaded: boolean;
}

/**
 * Every project in full, for search engines, for Find in Page and without scripts. Until the dialog is loaded, the link of a
 * client shows its projects here.
 */
export function Projects({ selected, isDialogLoaded }: Props) {
  const { t } = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  // After every render: the browser removes the attribute when it finds a text or follows a fragment. React writes `hidden=""`
  // (https://github.com/facebook/react/issues/24740), in which Find in Page does not search.
  useEffect(() => {
    for (const section of list.current?.children ?? []) section.setAttribute('hidden', 'until-found');
  });
  return (
    <div
      ref={list}
      className="wrap projects"
      data-has-dialog={isDialogLoaded || undefined}
      // The dialog has the projects. These are for Find in Page.
      aria-hidden={isDialogLoaded || undefined}
    >
      {engagements.map(({ client, projects }) => (
        // `hidden` is the first attribute: `prerender.tsx` replaces it, for Find in Page before hydration.
        <section
          key={client}
          hidden
          id={client}
          className="panel client-projects"
          // `pushState` does not update `:target`: https://github.com/whatwg/html/issues/639
          data-selected={client === selected || undefined}
        >
          <a className="panel-close" href="#timeline" aria-label={t('portfolio.close')}>
            <Icon name="close" />
          </a>
          <h2 className="panel-title" lang={clients[client].language}>
            {clients[client].name}
          </h2>
          <ProjectDetails projects={projects} />
        </section>
      ))}
    </div>
  );
}
