import { useLanguage } from '../../language/page-language';
import { CallToAction } from '../../layout/call-to-action';
import { PageHeader } from '../../layout/page-header';
import { ClientTimeline } from './client-timeline';

export function Portfolio() {
  const { t } = useLanguage();
  return (
    <>
      <PageHeader title={t('portfolio.title')} text={t('portfolio.subtitle')} view="portfolio" />
      <ClientTimeline />
      <CallToAction />
    </>
  );
}
