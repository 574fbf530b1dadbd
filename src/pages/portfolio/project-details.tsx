import type { Project } from '../../content/engagements';
import { useLanguage } from '../../language/language';
import { translatePeriod } from '../../language/period';

/** One project of a client: its name, period, description and technologies. */
export function ProjectDetails({ project }: { project: Project }) {
  const { language, t } = useLanguage();
  return (
    <article className="case">
      <h3>{t(project.nameKey)}</h3>
      <p className="badge">{translatePeriod(project.period, language)}</p>
      <p>{t(project.descKey)}</p>
      <ul aria-label={t('portfolio.technologies')}>
        {project.technologies.map((technology) => (
          <li key={technology} lang="en">
            {technology}
          </li>
        ))}
      </ul>
    </article>
  );
}
