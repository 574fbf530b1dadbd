import { clientOf } from '../../content/clients';
import { engagements, newestFirst } from '../../content/engagements';
import { useLanguage } from '../../language/language';
import { Section } from '../../layout/sections';
import { Icon } from '../../ui/icon';
import { ProjectDetails } from './project-details';
import { timelineId } from './timeline';

/**
 * Every project in full, for search engines and for readers without scripts. As long as the dialog is not there, the
 * link of a client shows its projects where the dialog would stand, and a link in them closes them.
 */
export function Projects({ isAway }: { isAway: boolean }) {
  const { t } = useLanguage();
  return (
    <div className="projects" hidden={isAway}>
      {newestFirst(engagements).map(({ client, projects }) => (
        <Section key={client} id={client} className="dialog project">
          <a
            className="button-icon dialog-close project-close"
            href={`#${timelineId}`}
            aria-label={t('portfolio.close')}
          >
            <Icon name="close" />
          </a>
          <h2 className="dialog-title" lang={clientOf(client).language}>
            {clientOf(client).name}
          </h2>
          <ProjectDetails projects={projects} />
        </Section>
      ))}
    </div>
  );
}
