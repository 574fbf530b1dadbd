import { Bands } from '../sections/bands';
import { ClientLogos } from '../sections/client-logos';
import { Contact } from '../sections/contact';
import { Hero } from '../sections/hero';
import { Services } from '../sections/services';

export default function Home() {
  return (
    <Bands>
      <Hero />
      <Services />
      <ClientLogos />
      <Contact />
    </Bands>
  );
}
