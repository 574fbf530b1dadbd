import { clientOf, emblemOf } from '../../content/clients';
import type { Engagement } from '../../content/engagements';
import { useLanguage } from '../../language/language';
import { Dialog } from '../../ui/dialog';
import { ProjectDetails } from './project-details';

interface Props {
  engagement: Engagement;
  onClose: () => void;
  /** The id of what takes the focus when the dialog is closed. */
  returnFocusTo: string;
}

/** The dialog of a client: the logo, the name, the number of projects, and each project. */
export function ClientDialog({ engagement: { client, projects }, ...props }: Props) {
  const { t, language } = useLanguage();
  const { name, language: own } = clientOf(client);
  const count = t(projects.length === 1 ? 'portfolio.project' : 'portfolio.projectsDelivered');
  return (
    <Dialog
      {...props}
      closeLabel={t('portfolio.close')}
      picture={<img src={emblemOf(client)} alt="" width="80" height="80" />}
      title={<span lang={own}>{name}</span>}
      description={`${projects.length} ${count}`}
    >
      {projects.map((project) => (
        <ProjectDetails key={project.nameKey} project={project} language={language} />
      ))}
    </Dialog>
  );
}
