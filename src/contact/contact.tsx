import type { ReactNode } from 'react';
import { company, mailHref, phoneHref } from '../content/company';
import { useLanguage } from '../language/language';
import { Polder } from '../layout/polder';
import { ContactForm } from './contact-form';

const Detail = ({ name, lang, children }: { name: string; lang?: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd lang={lang}>{children}</dd>
  </div>
);

const DetailLink = ({ href, text }: { href: string; text: string }) => (
  <a className="link" href={href}>
    {text}
  </a>
);

/** The contact section: the form, and the details beside it. */
export function Contact() {
  const { t } = useLanguage();
  return (
    <section id="contact" className="contact section cropped flex-auto over-strip bg-porcelain">
      <Polder className="contact-drawing" view="contact" />
      <div className="wrap columns gap-y-12">
        <div className="lg:col-span-2">
          <div className="section-head">
            <h2 className="title-section">{t('contact.title')}</h2>
            <p className="lead">{t('contact.text')}</p>
          </div>
          <ContactForm />
        </div>
        <div className="details lg:col-span-2">
          <h3 className="title-card">{t('contact.details')}</h3>
          <address>
            <dl>
              <Detail name={t('contact.email')}>
                <DetailLink href={mailHref} text={company.email} />
              </Detail>
              <Detail name={t('contact.phone')}>
                <DetailLink href={phoneHref} text={company.phone} />
              </Detail>
              <Detail name={t('contact.address')} lang="nl">
                <p>{company.street}</p>
                <p>{`${company.postcode} ${company.city}`}</p>
              </Detail>
            </dl>
          </address>
        </div>
      </div>
    </section>
  );
}
