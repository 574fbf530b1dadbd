import { Barge } from '../../illustration/barge';
import { Contact } from './contact/contact';
import { Growth } from './growth';
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
      <Growth />
      <Contact />
    </>
  );
}
