import { emblems } from 'virtual:logos';
import { clientOf, emblemOf } from '../../content/clients';
import type { Engagement } from '../../content/engagements';
import { useLanguage } from '../../language/language';
import { Dialog } from '../../ui/dialog';
import { ProjectDetails } from './project-details';

interface Props {
  engagement: Engagement;
  onClose: () => void;
}

/** The dialog of a client: the logo, the name, the number of projects, and each project. */
export function ClientDialog({ engagement: { client, projects }, onClose }: Props) {
  const { t } = useLanguage();
  const { name, language } = clientOf(client);
  const count = t(projects.length === 1 ? 'portfolio.project' : 'portfolio.projectsDelivered');
  return (
    <Dialog
      picture={
        <img
          className={`emblem-${emblems[client] ?? 'disc'}`}
          src={emblemOf(client)}
          alt=""
          width="80"
          height="80"
          decoding="sync"
        />
      }
      title={<span lang={language}>{name}</span>}
      description={<span>{`${projects.length} ${count}`}</span>}
      returnFocusTo={`a[href="#${client}"]`}
      onClose={onClose}
      closeLabel={t('portfolio.close')}
    >
      <ProjectDetails projects={projects} />
    </Dialog>
  );
}
