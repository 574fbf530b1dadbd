import { clientOf } from '../../content/clients';
import { engagements, newestFirst } from '../../content/engagements';
import { defaultLanguage } from '../../language/codes';
import { useLanguage } from '../../language/use-language';
import { Case } from './case';

/** Every case in full for who has no JavaScript to open the dialog: in the language that the document opens in. */
export function Cases() {
  const { language } = useLanguage();
  return (
    <noscript>
      {import.meta.env.SSR && language === defaultLanguage && (
        <div className="wrap cases">
          {newestFirst(engagements).map(({ client, projects }) => (
            <section key={client}>
              <h2 className="title-section" lang={clientOf(client).language}>
                {clientOf(client).name}
              </h2>
              {projects.map((project) => (
                <Case key={project.nameKey} project={project} />
              ))}
            </section>
          ))}
        </div>
      )}
    </noscript>
  );
}
