import { emblems } from 'virtual:logos';
import type { MouseEvent } from 'react';
import { clientOf, emblemOf } from '../../content/clients';
import { type Engagement, engagements, newestFirst } from '../../content/engagements';
import { useLanguage } from '../../language/language';
import { addStyles } from '../../lib/styles';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import styles from './client-dialog.css?inline';
import { ProjectDetails } from './project-details';
import { Years } from './years';

addStyles(styles);

const order = newestFirst(engagements);

/** Shows another client in the same dialog. It takes the place of this one in the history, so that Back still closes it. */
function replaceClient(event: MouseEvent<HTMLAnchorElement>) {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  history.replaceState(history.state, '', event.currentTarget.hash);
}

/** The links to the newer and to the older client. */
function Neighbours({ client }: Pick<Engagement, 'client'>) {
  const { t } = useLanguage();
  const index = order.findIndex((engagement) => engagement.client === client);
  const newer = order[index - 1];
  const older = order[index + 1];
  const link = (label: 'portfolio.newer' | 'portfolio.older', { client }: Engagement) => (
    <li className={label.slice(10)}>
      <a href={`#${client}`} onClick={replaceClient}>
        <Icon name="arrow" />
        <span>
          {t(label)}
          <br />
          <span lang={clientOf(client).language}>{clientOf(client).name}</span>
        </span>
      </a>
    </li>
  );
  return (
    <ul className="neighbours">
      {newer && link('portfolio.newer', newer)}
      {older && link('portfolio.older', older)}
    </ul>
  );
}

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
      banner={<Years projects={projects} />}
      returnFocusTo={`a[href="#${client}"]`}
      onClose={onClose}
      closeLabel={t('portfolio.close')}
    >
      <div>
        <ProjectDetails projects={projects} />
        <Neighbours client={client} />
      </div>
    </Dialog>
  );
}
