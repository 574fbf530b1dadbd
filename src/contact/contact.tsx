import type { ReactNode } from 'react';
import { company, mailHref, phoneHref } from '../content/company';
import { useLanguage } from '../language/use-language';
import { Polder } from '../layout/polder';
import { ContactForm } from './contact-form';

const Detail = ({ name, lang, children }: { name: string; lang?: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd lang={lang}>{children}</dd>
  </div>
);

const link = (href: string, text: string) => (
  <a className="link" href={href}>
    {text}
  </a>
);

/** The contact band: the form, and the details beside it. */
export function Contact() {
  const { t } = useLanguage();
  return (
    <section id="contact" className="contact">
      <Polder className="contact-drawing" />
      <div className="wrap contact-grid">
        <div>
          <div className="band-head">
            <h2 className="title-section">{t('contact.title')}</h2>
            <p className="lead">{t('contact.text')}</p>
          </div>
          <ContactForm />
        </div>
        <div className="details">
          <h3 className="title-card">{t('contact.details')}</h3>
          <address>
            <dl className="details-list">
              <Detail name={t('contact.email')}>{link(mailHref, company.email)}</Detail>
              <Detail name={t('contact.phone')}>{link(phoneHref, company.phone)}</Detail>
              <Detail name={t('contact.address')} lang="nl">
                {company.street}
                <br />
                {`${company.postcode} ${company.city}`}
              </Detail>
            </dl>
          </address>
        </div>
      </div>
    </section>
  );
}
