import type { Project } from '../../content/engagements';
import { translatePeriod } from '../../language/period';
import { translate } from '../../language/words';
import type { Language } from '../../languages';

/** One project of a client, in a language: its name, period, description and technologies. */
export function ProjectDetails({ project, language }: { project: Project; language: Language }) {
  return (
    <article className="case">
      <h3>{translate(language, project.nameKey)}</h3>
      <p className="badge">{translatePeriod(project.period, language)}</p>
      <p>{translate(language, project.descKey)}</p>
      <ul aria-label={translate(language, 'portfolio.technologies')}>
        {project.technologies.map((technology) => (
          <li key={technology} lang="en">
            {technology}
          </li>
        ))}
      </ul>
    </article>
  );
}
