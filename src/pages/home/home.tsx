import { Contact } from './contact/contact';
import { Hero } from './hero';
import { LogoGrid } from './logo-grid';
import { Services } from './services';

export function Home() {
  return (
    <>
      <Hero />
      <Services />
      <LogoGrid />
      <Contact />
    </>
  );
}
