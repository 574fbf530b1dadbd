import { company, phoneHref } from '../content/company';
import { useLanguage } from '../language/use-language';
import { Polder } from '../ui/polder';
import { ContactForm } from './contact-form';

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
              <div>
                <dt>{t('contact.email')}</dt>
                <dd>
                  <a className="link" href={`mailto:${company.email}`}>
                    {company.email}
                  </a>
                </dd>
              </div>
              <div>
                <dt>{t('contact.phone')}</dt>
                <dd>
                  <a className="link" href={phoneHref}>
                    {company.phone}
                  </a>
                </dd>
              </div>
              <div>
                <dt>{t('contact.address')}</dt>
                <dd lang="nl">
                  {company.street}
                  <br />
                  {company.postcode} {company.city}
                </dd>
              </div>
            </dl>
          </address>
        </div>
      </div>
    </section>
  );
}
