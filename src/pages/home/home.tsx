import { Contact } from '../../contact/contact';
import { Sections } from '../../layout/sections';
import { ClientLogos } from './client-logos';
import { Hero } from './hero';
import { Services } from './services';

export function Home() {
  return (
    <Sections>
      <Hero />
      <Services />
      <ClientLogos />
      <Contact />
    </Sections>
  );
}
