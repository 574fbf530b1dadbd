import { emblems } from 'virtual:logos';
import { clients, type Engagement, getEmblemPath } from '../../clients';
import { useLanguage } from '../../language/page-language';
import { clearFragment } from '../../lib/history';
import { addStyles } from '../../lib/styles';
import { Dialog } from '../../ui/dialog';
import styles from './client-dialog.css?inline';
import { ProjectDetails } from './project-details';
import { ProjectPeriods } from './project-periods';

addStyles(styles);

/** The dialog of a client: the logo, the name, the number of projects, and each project. */
export function ClientDialog({ client, projects }: Engagement) {
  const { t } = useLanguage();
  const { name, language } = clients[client];
  const count = t(projects.length === 1 ? 'portfolio.project' : 'portfolio.projectsDelivered');
  return (
    <Dialog
      picture={
        <img
          className={`emblem-${emblems[client] ?? 'disc'}`}
          src={getEmblemPath(client)}
          alt=""
          width="80"
          height="80"
          decoding="sync"
        />
      }
      title={<span lang={language}>{name}</span>}
      description={<span>{`${projects.length} ${count}`}</span>}
      banner={<ProjectPeriods projects={projects} />}
      returnFocusTo={`a[href="#${client}"]`}
      onClose={clearFragment}
      closeLabel={t('portfolio.close')}
    >
      <ProjectDetails projects={projects} />
    </Dialog>
  );
}
