import type { Project } from '../../content/engagements';
import { useLanguage } from '../../language/language';
import { translatePeriod } from '../../language/period';

/** One project of a client: its name, period, description and technologies. */
export function ProjectDetails({ project }: { project: Project }) {
  const { language, t } = useLanguage();
  return (
    <article className="grid gap-3 py-5">
      <h3 className="title-card">{t(project.nameKey)}</h3>
      <p>
        <span className="badge-quiet">{translatePeriod(project.period, language)}</span>
      </p>
      <p className="text-quiet">{t(project.descKey)}</p>
      <ul className="flex flex-wrap gap-2" aria-label={t('portfolio.technologies')}>
        {project.technologies.map((technology) => (
          <li key={technology} className="badge-line" lang="en">
            {technology}
          </li>
        ))}
      </ul>
    </article>
  );
}
