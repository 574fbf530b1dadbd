import { memo } from 'react';
import { clientOf, emblemOf } from '../../content/clients';
import type { Engagement } from '../../content/engagements';
import { useLanguage } from '../../language/language';
import { type Content, Dialog } from '../../ui/dialog';
import { ProjectDetails } from './project-details';
import { emblemId } from './timeline';

interface Props {
  /** Nothing while the dialog is closed. */
  engagement: Engagement | undefined;
  onClose: () => void;
}

/** The dialog of a client: the logo, the name, the number of projects, and each project. */
export const ClientDialog = memo(function ClientDialog({ engagement, onClose }: Props) {
  const { t } = useLanguage();
  const contentOf = ({ client, projects }: Engagement): Content => {
    const { name, language } = clientOf(client);
    const count = t(projects.length === 1 ? 'portfolio.project' : 'portfolio.projectsDelivered');
    return {
      returnFocusTo: emblemId(client),
      picture: <img src={emblemOf(client)} alt="" width="80" height="80" />,
      title: <span lang={language}>{name}</span>,
      description: <span>{`${projects.length} ${count}`}</span>,
      body: <ProjectDetails projects={projects} />,
    };
  };
  return <Dialog content={engagement && contentOf(engagement)} onClose={onClose} closeLabel={t('portfolio.close')} />;
});
