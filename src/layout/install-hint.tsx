import { useLanguage } from '../language/page-language';
import { useSignalValue } from '../lib/signals';
import { install, installMethod } from '../pwa/install';
import { Icon } from '../ui/icon';

/** Offers to install the site by the method of this browser, if it has one. */
export function InstallHint() {
  const { t } = useLanguage();
  const method = useSignalValue(installMethod, () => undefined);
  if (!method) return null;
  return method === 'prompt' ? (
    <button type="button" className="flex items-center gap-2 install" onClick={install}>
      <Icon name="install" />
      {t('app.install')}
    </button>
  ) : (
    <p className="flex gap-2 max-w-26rem">
      <Icon name="share" />
      {t('app.installByHand')}
    </p>
  );
}
