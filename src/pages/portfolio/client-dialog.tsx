import { clientOf, emblemOf } from '../../content/clients';
import type { Engagement } from '../../content/engagements';
import { useLanguage } from '../../language/use-language';
import { Dialog } from '../../ui/dialog';
import { ProjectDetails } from './project-details';

/** The dialog of a client: the logo, the name, the number of projects, and each project. */
export function ClientDialog(props: { engagement: Engagement; onClose: () => void }) {
  const { t } = useLanguage();
  const { client, projects } = props.engagement;
  const { name, language } = clientOf(client);
  const count = t(projects.length === 1 ? 'portfolio.project' : 'portfolio.projectsDelivered');
  return (
    <Dialog
      {...props}
      closeLabel={t('portfolio.close')}
      picture={<img src={emblemOf(client)} alt="" width="80" height="80" />}
      title={<span lang={language}>{name}</span>}
      description={`${projects.length} ${count}`}
    >
      {projects.map((project) => (
        <ProjectDetails key={project.nameKey} project={project} />
      ))}
    </Dialog>
  );
}
