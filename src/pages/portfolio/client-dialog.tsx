import { emblems } from 'virtual:logos';
import type { MouseEvent } from 'react';
import { clients, type Engagement, emblemOf, timeline } from '../../clients';
import { useLanguage } from '../../language/page-language';
import { replaceAddress } from '../../lib/history';
import { hasModifier } from '../../lib/modifier-key';
import { addStyles } from '../../lib/styles';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icon';
import styles from './client-dialog.css?inline';
import { ProjectDetails } from './project-details';
import { Years } from './years';

addStyles(styles);

/** Shows the dialog of another client in place of this one. It replaces the history entry, so that Back closes the dialog. */
function replaceClient(event: MouseEvent<HTMLAnchorElement>) {
  if (hasModifier(event)) return;
  event.preventDefault();
  replaceAddress(event.currentTarget.hash);
}

/** The links to the older and to the newer client, in the direction of the years above them. */
function Neighbours({ client }: Pick<Engagement, 'client'>) {
  const { t } = useLanguage();
  const index = timeline.findIndex((engagement) => engagement.client === client);
  const newer = timeline[index - 1];
  const older = timeline[index + 1];
  const link = (direction: 'newer' | 'older', { client: key }: Engagement) => (
    <li className={direction}>
      <a href={`#${key}`} onClick={replaceClient}>
        <Icon name="arrow" />
        <span>
          {t(`portfolio.${direction}`)}
          <br />
          <span lang={clients[key].language}>{clients[key].name}</span>
        </span>
      </a>
    </li>
  );
  return (
    <ul className="flex flex-wrap gap-4 neighbours">
      {older && link('older', older)}
      {newer && link('newer', newer)}
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
  const { name, language } = clients[client];
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
