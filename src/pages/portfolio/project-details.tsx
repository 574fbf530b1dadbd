import { memo } from 'react';
import type { Engagement } from '../../clients';
import { technologyWords } from '../../content/clients';
import { useLanguage } from '../../language/page-language';
import { translatePeriod } from '../../language/period';

/**
 * The projects of a client, each with its name, period, description and technologies. With `memo`, a dialog opens without rendering
 * those of all clients.
 */
export const ProjectDetails = memo(function ProjectDetails({ projects }: Pick<Engagement, 'projects'>) {
  const { language, t } = useLanguage();
  return projects.map((project) => (
    <article key={project.nameKey} className="grid gap-4 text-quiet project-details">
      <h3>{t(project.nameKey)}</h3>
      <p className="period">{translatePeriod(project.period, language)}</p>
      <p>{t(project.descKey)}</p>
      <ul className="flex flex-wrap gap-2" aria-label={t('portfolio.technologies')}>
        {project.technologies.map((technology) => {
          const word = technologyWords[technology];
          return (
            <li key={technology} lang={word ? undefined : 'en'}>
              {word ? t(word) : technology}
            </li>
          );
        })}
      </ul>
    </article>
  ));
});
