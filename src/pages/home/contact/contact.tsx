import type { ReactNode } from 'react';
import { company } from '../../../content/company';
import { useLanguage } from '../../../language/page-language';
import { addressLines } from '../../../layout/contact-details';
import { EmailLink, PhoneLink } from '../../../layout/contact-links';
import { ContactForm } from './contact-form';

const Detail = ({ name, lang, children }: { name: string; lang?: string; children: ReactNode }) => (
  <div>
    <dt className="sr-only">{name}</dt>
    <dd lang={lang}>{children}</dd>
  </div>
);

/** The contact section: other ways to get in touch, and the form. */
export function Contact() {
  const { t } = useLanguage();
  return (
    <section id="contact" className="contact section cropped has-canal bg-porcelain">
      <div className="wrap contact-grid">
        <div className="max-w-46rem grid gap-4">
          <h2 className="title-section">{t('contact.title')}</h2>
          <p className="lead">{t('contact.text')}</p>
        </div>
        <address className="contact-details">
          <dl>
            <Detail name={t('contact.phone')}>
              <PhoneLink className="link" />
            </Detail>
            <Detail name={t('contact.email')}>
              <EmailLink className="link" />
            </Detail>
            <Detail name={t('contact.address')} lang="nl">
              {addressLines.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Detail>
          </dl>
          <div aria-hidden="true" className="contact-map">
            <span className="contact-city">{company.city}</span>
          </div>
        </address>
        <ContactForm />
      </div>
    </section>
  );
}
