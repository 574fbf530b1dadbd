import { Barge } from '../../illustration/barge';
import { Contact } from './contact/contact';
import { Introduction } from './introduction';
import { LogoGrid } from './logo-grid';
import { Services } from './services';

export function Home() {
  return (
    <>
      <Introduction />
      <Barge />
      <Services />
      <LogoGrid />
      <Contact />
    </>
  );
}
