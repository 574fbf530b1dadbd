import { useLanguage } from '../../language/language';
import { Closing } from '../../layout/closing';
import { PageHead } from '../../layout/page-head';
import { Sections } from '../../layout/sections';
import { ClientFirst } from './client-first';
import { Expertise } from './expertise';
import { Mission } from './mission';

export function About() {
  const { t } = useLanguage();
  return (
    <Sections>
      <PageHead title={t('about.title')} text={t('about.intro')} view="about" />
      <Mission />
      <Expertise />
      <ClientFirst />
      <Closing view="below" />
    </Sections>
  );
}
