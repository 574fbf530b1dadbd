import { useLanguage } from '../language/use-language';
import { Bands } from '../sections/bands';
import { Cases } from '../sections/cases';
import { PageHead } from '../sections/page-head';
import { Timeline } from '../sections/timeline';

export default function Portfolio() {
  const { t } = useLanguage();
  return (
    <Bands>
      <PageHead title={t('portfolio.title')} text={t('portfolio.subtitle')} />
      <Timeline />
      <Cases />
    </Bands>
  );
}
