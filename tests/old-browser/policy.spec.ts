import { test } from '../fixtures';
import { expectAnswers } from '../real-hosts/answers';

test('The preview answers as every host does', ({ request }) => expectAnswers(request, false, ['br', 'gzip']));
