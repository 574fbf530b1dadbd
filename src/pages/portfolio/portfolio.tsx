import { useLanguage } from '../../language/language';
import { Closing } from '../../layout/closing';
import { PageHead } from '../../layout/page-head';
import { Sections } from '../../layout/sections';
import { Clients } from './clients';

export function Portfolio() {
  const { t } = useLanguage();
  return (
    <Sections>
      <PageHead title={t('portfolio.title')} text={t('portfolio.subtitle')} view="portfolio" />
      <Clients />
      <Closing view="delta" />
    </Sections>
  );
}
