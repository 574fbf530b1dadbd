import type { ReactNode } from 'react';
import { addressLines, phoneHref, phoneText } from '../../../content/company';
import { Polder } from '../../../illustration/polder';
import { useLanguage } from '../../../language/language';
import { ContactForm } from './contact-form';
import { Email } from './contact-status';

const Detail = ({ name, lang, children }: { name: string; lang?: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd lang={lang}>{children}</dd>
  </div>
);

/** The contact section: the form, and the details beside it. */
export function Contact() {
  const { t } = useLanguage();
  return (
    <section id="contact" className="contact section cropped flex-auto bg-porcelain">
      <Polder className="contact-drawing" view="contact" />
      <div className="wrap columns gap-y-12">
        <div className="lg:col-span-2">
          <div className="section-head">
            <h2 className="title-section">{t('contact.title')}</h2>
            <p className="lead">{t('contact.text')}</p>
          </div>
          <ContactForm />
        </div>
        <div className="contact-details">
          <h3 className="title-card">{t('contact.details')}</h3>
          <address>
            <dl>
              <Detail name={t('contact.email')}>
                <Email />
              </Detail>
              <Detail name={t('contact.phone')}>
                <a className="link" href={phoneHref}>
                  {phoneText}
                </a>
              </Detail>
              <Detail name={t('contact.address')} lang="nl">
                {addressLines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </Detail>
            </dl>
          </address>
        </div>
      </div>
    </section>
  );
}
