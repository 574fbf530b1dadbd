import { useLanguage } from '../../language/page-language';
import { CallToAction } from '../../layout/call-to-action';
import { PageHeader } from '../../layout/page-header';

export default function Workshop() {
  const { t } = useLanguage();
  return (
    <>
      <PageHeader title={t('workshop.title')} text={t('workshop.text')} view="about" />
      <CallToAction />
    </>
  );
}
