import { useLanguage } from '../language/use-language';
import { Bands } from '../sections/bands';
import { ClientFirst } from '../sections/client-first';
import { Expertise } from '../sections/expertise';
import { Mission } from '../sections/mission';
import { PageHead } from '../sections/page-head';

export default function About() {
  const { t } = useLanguage();
  return (
    <Bands>
      <PageHead title={t('about.title')} text={t('about.intro')} />
      <Mission />
      <Expertise />
      <ClientFirst />
    </Bands>
  );
}
