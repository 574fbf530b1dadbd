import { useLanguage } from '../../language/page-language';
import { CallToAction } from '../../layout/call-to-action';
import { PageHeader } from '../../layout/page-header';
import { ClientFirst } from './client-first';
import { Expertise } from './expertise';
import { Mission } from './mission';

export function About() {
  const { t } = useLanguage();
  return (
    <>
      <PageHeader title={t('about.title')} text={t('about.intro')} view="about" />
      <Mission />
      <Expertise />
      <ClientFirst />
      <CallToAction />
    </>
  );
}
