import { Contact } from './contact/contact';
import { Introduction } from './introduction';
import { LogoGrid } from './logo-grid';
import { Services } from './services';

export function Home() {
  return (
    <>
      <Introduction />
      <Services />
      <LogoGrid />
      <Contact />
    </>
  );
}
