import { useLanguage } from '../../language/use-language';
import { Closing } from '../../layout/closing';
import { PageHead } from '../../layout/page-head';
import { Sections } from '../../layout/sections';
import { EveryProject } from './every-project';
import { Timeline } from './timeline';

export function Portfolio() {
  const { t } = useLanguage();
  return (
    <Sections>
      <PageHead title={t('portfolio.title')} text={t('portfolio.subtitle')} />
      <Timeline />
      <EveryProject />
      <Closing />
    </Sections>
  );
}
