import { useRouter } from 'wouter';
import { clientOf } from '../../content/clients';
import { engagements, newestFirst } from '../../content/engagements';
import { readAddress } from '../../language/addresses';
import { defaultLanguage } from '../../language/codes';
import { useLanguage } from '../../language/use-language';
import { ProjectDetails } from './project-details';

/** Every project in full, for visitors without JavaScript, in the language that the document opens in. */
export function EveryProject() {
  const { language } = useLanguage();
  const { language: ofDocument = defaultLanguage } = readAddress(useRouter().base);
  return (
    <noscript>
      {import.meta.env.SSR && language === ofDocument && (
        <div className="wrap grid gap-16 pb-24">
          {newestFirst(engagements).map(({ client, projects }) => (
            <section key={client}>
              <h2 className="title-section" lang={clientOf(client).language}>
                {clientOf(client).name}
              </h2>
              {projects.map((project) => (
                <ProjectDetails key={project.nameKey} project={project} />
              ))}
            </section>
          ))}
        </div>
      )}
    </noscript>
  );
}
