import { useLanguage } from '../../language/language';
import { CallToAction } from '../../layout/call-to-action';
import { PageHeader } from '../../layout/page-header';
import { Clients } from './clients';

export function Portfolio() {
  const { t } = useLanguage();
  return (
    <>
      <PageHeader title={t('portfolio.title')} text={t('portfolio.subtitle')} view="portfolio" />
      <Clients />
      <CallToAction view="delta" />
    </>
  );
}
