import { clientOf, emblemOf } from '../content/clients';
import type { Engagement } from '../content/engagements';
import { useLanguage } from '../language/use-language';
import { Dialog } from '../ui/dialog';
import { Case } from './case';

interface Props {
  engagement: Engagement;
  open: boolean;
  onClose: () => void;
}

/** The dialog of a client: logo, name, how many projects, and each of them. */
export default function CaseDialog({ engagement: { client, projects }, open, onClose }: Props) {
  const { t } = useLanguage();
  const { name, language } = clientOf(client);
  const count = t(projects.length === 1 ? 'portfolio.project' : 'portfolio.projectsDelivered');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t('portfolio.close')}
      picture={<img src={emblemOf(client)} alt="" width="80" height="80" />}
      title={<span lang={language}>{name}</span>}
      description={`${projects.length} ${count}`}
    >
      {projects.map((project) => (
        <Case key={project.nameKey} project={project} />
      ))}
    </Dialog>
  );
}
