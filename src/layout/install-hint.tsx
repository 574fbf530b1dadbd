import { useSignals } from '@preact/signals-react/runtime';
import { useLanguage } from '../language/use-language';
import { install, installation } from '../pwa/install';
import { Icon } from '../ui/icon';

/** Offers to install the site, in the way that this browser knows; nothing where it knows none. */
export function InstallHint() {
  useSignals();
  const { t } = useLanguage();
  if (!installation.value) return null;
  return installation.value === 'prompt' ? (
    <button type="button" className="install" onClick={install}>
      <Icon name="install" />
      {t('app.install')}
    </button>
  ) : (
    <p className="install-hint">
      <Icon name="share" />
      {t('app.installByHand')}
    </p>
  );
}
