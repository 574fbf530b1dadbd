import { company } from '../content/company';
import { useLanguage } from '../language/language';
import { addressOf } from '../routes';

/** What goes with a message unseen: where it was written, and a field that only programs fill in. */
export function MessageFields() {
  const { language } = useLanguage();
  return (
    <>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="page" value={company.address + addressOf('/', language)} />
      <input type="text" name="_gotcha" className="hidden" tabIndex={-1} autoComplete="off" />
    </>
  );
}
