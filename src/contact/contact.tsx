import type { ReactNode } from 'react';
import { company, mailHref, phoneHref } from '../content/company';
import { useLanguage } from '../language/language';
import { Polder } from '../layout/polder';
import { ContactForm } from './contact-form';

const Detail = ({ name, lang, children }: { name: string; lang?: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-quiet">{name}</dt>
    <dd lang={lang}>{children}</dd>
  </div>
);

const link = (href: string, text: string) => (
  <a className="link inline-block max-w-full py-.625rem -my-.625rem" href={href}>
    {text}
  </a>
);

/** The contact section: the form, and the details beside it. */
export function Contact() {
  const { t } = useLanguage();
  return (
    <section id="contact" className="section cropped flex-auto bg-porcelain">
      <Polder className="contact-drawing" />
      <div className="wrap columns gap-y-12 lg:items-baseline">
        <div className="lg:col-span-2">
          <div className="section-head">
            <h2 className="title-section">{t('contact.title')}</h2>
            <p className="lead">{t('contact.text')}</p>
          </div>
          <ContactForm />
        </div>
        <div className="card grid gap-6 lg:col-span-2">
          <h3 className="title-card">{t('contact.details')}</h3>
          <address>
            <dl className="details">
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
