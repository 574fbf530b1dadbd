import { company } from '../../../content/company';
import { useLanguage } from '../../../language/page-language';
import { addressLines } from '../../../layout/contact-details';
import { EmailLink, PhoneLink } from '../../../layout/contact-links';
import { ContactForm } from './contact-form';

/** The ways to get in touch beside the form. */
const details = {
  phone: <PhoneLink className="link" />,
  email: <EmailLink className="link" />,
  address: addressLines.map((line) => (
    <p key={line} lang="nl">
      {line}
    </p>
  )),
};

/** The contact section. */
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
            {(['phone', 'email', 'address'] as const).map((name) => (
              <div key={name}>
                <dt className="sr-only">{t(`contact.${name}`)}</dt>
                <dd>{details[name]}</dd>
              </div>
            ))}
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
